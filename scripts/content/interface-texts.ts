import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Node = { type: string } & Record<string, unknown>

const INLINE_ELEMENTS = new Set(['a', 'abbr', 'b', 'code', 'em', 'span', 'strong', 'time'])
const VALUE_PLACEHOLDER = 'it'
const SENTENCE = /^[“"(]?\p{Lu}[\p{Ll}’' ].* .*[.?!:]$/su

export function readInterfaceTexts(): string[] {
  const files = globSync(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'], {
    // The API reference is written for developers, so it is not graded.
    exclude: ['src/features/api/**', 'src/api-shapes/**'],
  })
  return files.sort().flatMap((file) => extractTexts(readFileSync(file, 'utf8'), file))
}

export function extractTexts(code: string, file: string): string[] {
  const texts: string[] = []
  collectTexts(parseSync(file, code).program as unknown as Node, texts)
  return texts.filter((text) => SENTENCE.test(text))
}

function collectTexts(node: Node, texts: string[]): void {
  if (node.type === 'NewExpression' || node.type === 'ImportDeclaration') return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') texts.push(collapseWhitespace(getElementText(node)))
  else if (getLiteralText(node) !== null) texts.push(collapseWhitespace(getLiteralText(node) ?? ''))
  for (const child of findChildren(node)) collectTexts(child, texts)
}

function getElementText(node: Node): string {
  const children = (node['children'] as Node[] | undefined) ?? []
  return children
    .map((child) => {
      if (child.type === 'JSXText') return child['value'] as string
      if (child.type === 'JSXExpressionContainer')
        return getLiteralText(child['expression'] as Node) ?? VALUE_PLACEHOLDER
      return isInline(child) ? getElementText(child) : ' '
    })
    .join('')
}

function isInline({ type, openingElement }: Node): boolean {
  if (type !== 'JSXElement') return false
  const { name } = (openingElement as Node)['name'] as { name?: string }
  return INLINE_ELEMENTS.has(name ?? '')
}

function getLiteralText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE_PLACEHOLDER)
}

const findChildren = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()
