import { type Borough, regionOfZip, zipOf } from './address.ts'
import { normalizeAreaAlias } from './area.ts'
import type { NamedPlace } from './browse-page.ts'
import { type Catalog, findArea } from './catalog.ts'
import { middleOf } from './geo.ts'
import { readIntent } from './search-intent.ts'
import { words } from './search-query.ts'
import { areaOf } from './search-rank.ts'

/** Boroughs with no page of their own, by the slug under which distances are measured from them. */
export const FAR_BOROUGHS: Readonly<Record<string, Borough>> = {
  'the-bronx': 'the Bronx',
  'staten-island': 'Staten Island',
}
const ALIASES: Readonly<Record<string, string>> = { bronx: 'the-bronx' }

/** The slug of a borough that has no page of its own; null for any other text. */
export function farBorough(text: string): string | null {
  const slug = ALIASES[text] ?? text
  return Object.hasOwn(FAR_BOROUGHS, slug) ? slug : null
}

/** Where distances are measured from for a borough, or for the zip codes in it that have no place of their own. */
const STAND_IN: Readonly<Record<string, string>> = {
  Manhattan: 'manhattan',
  Brooklyn: 'brooklyn',
  Queens: 'queens',
  'the Bronx': 'the-bronx',
  'Staten Island': 'staten-island',
  'the Hamptons': 'the-hamptons',
}

/**
 * The place that a zip code or a slug stands for, to measure distances from. A zip code without a place of its own
 * (mailboxes, single buildings) stands for its borough, and the name says so; null when nothing is known of it.
 */
export function placeNear(catalog: Catalog, near: string | null): NamedPlace | null {
  if (near === null) return null
  const zip = catalog.zips.get(near)
  if (zip) return { slug: near, name: `zip code ${near} (${zip.name})`, lat: zip.lat, lng: zip.lng }
  return middleOfSlug(catalog, (/^\d{5}$/.test(near) && STAND_IN[regionOfZip(near) ?? '']) || near)
}

function middleOfSlug(catalog: Catalog, slug: string): NamedPlace | null {
  const area = findArea(catalog, slug)
  const chart = catalog.maps.find((candidate) => candidate.slug === slug)
  if (area && chart) return { slug, name: area.name, lat: chart.lat, lng: chart.lng }
  const borough = Object.hasOwn(FAR_BOROUGHS, slug) ? FAR_BOROUGHS[slug] : undefined
  const middle = middleOf([...catalog.zips.values()].filter((zip) => zip.borough === borough))
  return borough && middle ? { slug, name: borough, ...middle } : null
}

/** How a place is called in a field that asks for one: what a visitor could have typed. */
export const nameOfNear = (catalog: Catalog, slug: string) =>
  findArea(catalog, slug)?.name ?? FAR_BOROUGHS[slug]?.replace('the ', '') ?? slug

/** Longest text that is taken for a place. */
const MAX_TEXT = 60

/**
 * What a visitor typed to measure distances from, as the address of a list has it: the zip code in it, the slug of an
 * area or a borough, the zip code of a neighborhood. Other text stays as it is, so that the page can say that it is no
 * place it knows; null when there is none.
 */
export function readPlace(catalog: Catalog, text: string): string | null {
  const typed = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT)
  const slug = phraseSlug(typed)
  if (slug === '') return null
  return (
    zipOf(typed) ??
    findArea(catalog, normalizeAreaAlias(slug))?.slug ??
    farBorough(slug) ??
    zipNamed(catalog, slug) ??
    placeMeant(catalog, typed) ??
    typed
  )
}

/** Returns whether a text names a place by more than its zip code. Reading it takes a search of all names of places. */
export const isPlaceName = (text: string): boolean => text.trim() !== '' && zipOf(text) === null

const phraseSlug = (text: string) => words(text).join('-')

/** The first zip code with a neighborhood of this name. */
function zipNamed(catalog: Catalog, slug: string): string | null {
  const named = [...catalog.zips.values()].find(({ name }) => name.split(', ').some((own) => phraseSlug(own) === slug))
  return named?.zip ?? null
}

/** The area of a station or of another name for a place, as the search understands it. */
function placeMeant(catalog: Catalog, typed: string): string | null {
  const { places, rest, treatments } = readIntent(typed, catalog.vocabulary)
  const [place] = places
  return place && rest.length === 0 && treatments.length === 0 ? areaOf(place) : null
}
