import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { findSchemaOrgIssues } from '../../tools/node/schema-vocabulary.ts'

export async function findJsonLdIssues(html: string, jsonLdTexts: readonly string[]): Promise<string[]> {
  const vocabularyIssues = jsonLdTexts.flatMap((text) => findGraphIssues(text))
  if (vocabularyIssues.length > 0) return vocabularyIssues
  const extractedData: unknown = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    html,
  )
  const issues = await new Validator().validate(extractedData)
  return issues
    .filter((issue) => issue.severity === 'ERROR')
    .map(({ issueMessage, path }) => `${issueMessage} at ${path.map(({ type }) => type).join('/')}`)
}

function findGraphIssues(text: string): string[] {
  try {
    const graph = JSON.parse(text) as { '@context'?: unknown; '@graph'?: unknown }
    return graph['@context'] === 'https://schema.org' && Array.isArray(graph['@graph'])
      ? findSchemaOrgIssues(graph['@graph'])
      : ['no schema.org @graph']
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`]
  }
}
