import { describe, expect, test } from 'vitest'
import { SAMPLE_FOLDER } from '../../../seed/directory.ts'
import { describeIssues } from '../../../seed/load/describe-issues.ts'
import { toPlannedClinics } from '../../../seed/plan/clinics.ts'
import * as t from '../../../src/db/schema.ts'
import {
  addAboutParagraph,
  isRecommendedClinic,
  localPage,
  planAfterChange,
  recommendedSlugOrId,
} from '../tools/local-page.ts'
import { getElement, sampleFiles } from '../tools/seed-issues.ts'

const BRONX_ADDRESS = '12 Grand Concourse, The Bronx, NY 10451'

test('a recommended clinic that closes is left out of the recommendations, with only a warning', () => {
  const { warnings, page, plan } = planAfterChange(({ clinics }) => {
    for (const clinic of clinics.filter(isRecommendedClinic)) clinic.status = { kind: 'closed', on: '2026-11-01' }
  })
  const message = `names the clinic '${recommendedSlugOrId}', which is closed or not listed: the page leaves it out`
  const path = `popularProviders.${localPage.front.popularProviders.indexOf(recommendedSlugOrId)}`
  expect(warnings).toContainEqual({ file: localPage.file, path, message, warning: true })
  expect(page?.content.popularProviders).toHaveLength(localPage.front.popularProviders.length - 1)
  expect(
    plan.rows.of(t.clinics).find(({ id, slug }) => id === recommendedSlugOrId || slug === recommendedSlugOrId)?.status
      ?.kind,
  ).toBe('closed')
})

test('a recommendation of a clinic that no longer offers the treatment is left out, with a warning', () => {
  const { warnings, page } = planAfterChange(({ clinics }) => {
    for (const clinic of clinics.filter(isRecommendedClinic)) {
      clinic.services = clinic.services.filter((slug) => slug !== localPage.front.treatment)
      clinic.prices = clinic.prices?.filter(({ service }) => service !== localPage.front.treatment)
    }
  })
  const treatment = sampleFiles.treatments.find(({ slug }) => slug === localPage.front.treatment)?.name
  const message = `names the clinic '${recommendedSlugOrId}', which no longer offers ${treatment}: its recommendation is left out`
  const path = `popularProviders.${localPage.front.popularProviders.indexOf(recommendedSlugOrId)}`
  expect(warnings).toContainEqual({ file: localPage.file, path, message, warning: true })
  expect(page?.content.popularProviders).toHaveLength(localPage.front.popularProviders.length - 1)
  expect(describeIssues(warnings, SAMPLE_FOLDER)).toMatch(/\.md · line \d+ · popularProviders: names the clinic/)
})

test('a link in prose to a clinic that is not listed becomes plain text, with a warning that names the line', () => {
  const { warnings, page } = planAfterChange(addAboutParagraph('Ask at [Gone Skin](/soho/gone-skin).'))
  const message = 'links to /soho/gone-skin, a clinic that is closed or not listed; shown without the link'
  const path = `line ${localPage.bodyStartLine + localPage.body.slice(0, localPage.body.indexOf('## About')).split('\n').length + 1}`
  expect(warnings).toEqual([{ file: localPage.file, path, message, warning: true }])
  expect(page?.content.paragraphs[0]).toBe('Ask at Gone Skin.')
})

test.each(['/the-bronx/gone-skin', '/staten-island/gone-skin'])(
  'a link to %s, a path for clinics outside all areas, becomes plain text too',
  (path) => {
    const { warnings, page } = planAfterChange(addAboutParagraph(`Ask at [Gone Skin](${path}).`))
    const message = `links to ${path}, a clinic that is closed or not listed; shown without the link`
    expect(warnings).toEqual([expect.objectContaining({ message, warning: true })])
    expect(page?.content.paragraphs[0]).toBe('Ask at Gone Skin.')
  },
)

describe('text that uses a former URL or slug of a clinic', () => {
  const renamedClinic = getElement(sampleFiles.clinics.filter(isRecommendedClinic), 0)
  const area = getElement(toPlannedClinics(sampleFiles).find(isRecommendedClinic)?.areas ?? [], 0)
  const renameClinic = ({ clinics }: typeof sampleFiles) => {
    for (const clinic of clinics.filter(isRecommendedClinic))
      Object.assign(clinic, { slug: 'new-name', previousSlugs: [recommendedSlugOrId, ...clinic.previousSlugs] })
  }

  test('links to the current URL, with a warning that has the new slug', () => {
    const { warnings, page } = planAfterChange((files) => {
      renameClinic(files)
      addAboutParagraph(`Ask at [it](/${area}/${recommendedSlugOrId}#prices).`)(files)
    })
    const message = `links to /${area}/${recommendedSlugOrId}#prices, a clinic's former URL: the page links to /${area}/new-name#prices instead`
    expect(warnings).toContainEqual(expect.objectContaining({ message, warning: true }))
    expect(page?.content.paragraphs[0]).toBe(`Ask at <a href="/${area}/new-name#prices">it</a>.`)
  })

  test('still recommends the clinic, with a warning that has the new slug', () => {
    const { warnings, page } = planAfterChange(renameClinic)
    const path = `popularProviders.${localPage.front.popularProviders.indexOf(recommendedSlugOrId)}`
    const message = `names the clinic '${recommendedSlugOrId}', whose slug is now 'new-name': the page still shows the clinic`
    expect(warnings).toEqual([{ file: localPage.file, path, message, warning: true }])
    const provider = { name: renamedClinic.name, path: `/${area}/new-name` }
    expect(page?.content.popularProviders).toContainEqual(expect.objectContaining(provider))
    expect(page?.content.popularProviders).toHaveLength(localPage.front.popularProviders.length)
  })

  test('links to the current URL if the clinic is now outside all areas', () => {
    const { warnings, page } = planAfterChange((files) => {
      for (const clinic of files.clinics.filter(isRecommendedClinic))
        Object.assign(clinic, { address: BRONX_ADDRESS, location: undefined, coordinates: undefined })
      addAboutParagraph(`Ask at [it](/${area}/${recommendedSlugOrId}).`)(files)
    })
    const message = `links to /${area}/${recommendedSlugOrId}, a clinic's former URL: the page links to /the-bronx/${recommendedSlugOrId} instead`
    expect(warnings).toContainEqual(expect.objectContaining({ message, warning: true }))
    expect(page?.content.paragraphs[0]).toBe(`Ask at <a href="/the-bronx/${recommendedSlugOrId}">it</a>.`)
  })
})

test("a link to a clinic under another of its areas leads to the clinic's page, without a warning", () => {
  const clinic = toPlannedClinics(sampleFiles).find(({ areas, status }) => areas.length > 1 && !status)
  if (!clinic) throw new Error('the sample lacks a clinic in two areas')
  const { warnings, page } = planAfterChange(addAboutParagraph(`Ask at [it](/${clinic.areas[1]}/${clinic.segment}).`))
  expect(warnings).toEqual([])
  expect(page?.content.paragraphs[0]).toBe(`Ask at <a href="/${clinic.location}/${clinic.segment}">it</a>.`)
})
