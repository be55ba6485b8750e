import { formatQuantity } from '../../src/domain/plural.ts'
import type { LinkResult } from './external-links.ts'

const SECTIONS = [
  ['broken', 'Broken', 'Replace or remove each link, because visitors see it.'],
  ['refused', 'Refused', 'The server rejects automated requests. Open each link in a browser.'],
  ['moved', 'Moved', 'The link redirects. Update the URL if it leads to the same document.'],
] as const

export function formatReport(results: readonly LinkResult[]): string {
  const count = (state: LinkResult['state']) => results.filter((result) => result.state === state).length
  const summary = `${formatQuantity(results.length, 'link')}: ${count('ok')} fine, ${count('broken')} broken, ${count('refused')} refused, ${count('moved')} moved.`
  const sections = SECTIONS.flatMap(([state, title, advice]) => {
    const foundLinks = results.filter((result) => result.state === state)
    return foundLinks.length > 0 ? [`## ${title}\n\n${advice}\n\n${foundLinks.map(describe).join('\n')}\n`] : []
  })
  return [`# Links\n\n${summary}\n`, ...sections].join('\n')
}

const describe = ({ url, usedIn, detail }: LinkResult) => `- ${url}\n  ${detail} (${usedIn.join(', ')})`
