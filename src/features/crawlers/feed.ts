import type { ContentItem } from '../../db/changes.ts'
import { escapeHtml } from '../../domain/plain-text.ts'
import { toAbsoluteUrl, urls } from '../../urls.ts'

const KIND_LABELS: Record<string, string> = { clinic: 'Listing', guide: 'Treatment guide' }

/** Entry ids include the date, so that feed readers show a changed listing or guide as new. */
export function createAtomFeed(
  origin: string,
  site: { name: string; blurb: string },
  entries: readonly ContentItem[],
): string {
  const lastModifiedOn = entries[0]?.modifiedOn ?? '1970-01-01'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${toAbsoluteUrl(origin, urls.feed())}</id>`,
    `<title>${escapeHtml(`${site.name}: new and changed`)}</title>`,
    `<subtitle>${escapeHtml(site.blurb)}</subtitle>`,
    `<updated>${formatStartOfDay(lastModifiedOn)}</updated>`,
    `<author><name>${escapeHtml(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${toAbsoluteUrl(origin, urls.feed())}"/>`,
    `<link rel="alternate" type="text/html" href="${toAbsoluteUrl(origin, urls.changes())}"/>`,
    ...entries.flatMap((entry) => (entry.path ? [createFeedEntry(origin, entry, entry.path)] : [])),
    '</feed>',
    '',
  ].join('\n')
}

function createFeedEntry(origin: string, { kind, title, modifiedOn }: ContentItem, path: string): string {
  const url = escapeHtml(toAbsoluteUrl(origin, path))
  return [
    '<entry>',
    `<id>${url}#${modifiedOn}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<updated>${formatStartOfDay(modifiedOn)}</updated>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<category term="${kind}" label="${KIND_LABELS[kind] ?? kind}"/>`,
    `<summary>${KIND_LABELS[kind] ?? kind}, added or changed.</summary>`,
    '</entry>',
  ].join('')
}

/** Returns midnight in New York, or 1 am in summer: an Atom feed needs times, but items have only dates. */
const formatStartOfDay = (day: string) => `${day}T05:00:00Z`
