import { describe, expect, test } from 'vitest'
import { listResultLinks, search } from '../../tools/search-page.ts'

const BOTOX_DOCTOR_LINK = 'Botox: when to call a doctor /treatments/botox#when-to-call-a-doctor'
const FILLERS_DOCTOR_LINK = 'Fillers: when to call a doctor /treatments/fillers#when-to-call-a-doctor'

describe('a search about the time before or after a treatment, or about its side effects', () => {
  test.each([
    ['is botox poison', 'Botox: safety and side effects /treatments/botox#safety'],
    ['headache after botox', 'Botox: recovery and aftercare /treatments/botox#recovery'],
    ['bruise after filler', 'Fillers: recovery and aftercare /treatments/fillers#recovery'],
    ['burning after peel', 'Chemical Peels: recovery and aftercare /treatments/chemical-peels#recovery'],
    ['can I work out after botox', 'Botox: recovery and aftercare /treatments/botox#recovery'],
    ['what to expect after prp', 'PRP: recovery and aftercare /treatments/prp#recovery'],
    ['nausea semaglutide', 'Weight Management: safety and side effects /treatments/weight-management#safety'],
    ['headache after 2 days botox', 'Botox: recovery and aftercare /treatments/botox#recovery'],
    ['can I fly after 2 days of filler', 'Fillers: recovery and aftercare /treatments/fillers#recovery'],
    ['botox for wrinkles side effects', 'Botox: safety and side effects /treatments/botox#safety'],
    ['microneedling acne scars downtime', 'Microneedling: recovery and aftercare /treatments/microneedling#recovery'],
    ['double chin kybella bruising', 'Kybella: recovery and aftercare /treatments/kybella#recovery'],
    ['botox side effects', 'Botox: safety and side effects /treatments/botox#safety'],
    ['how long until botox works', 'Botox: recovery and aftercare /treatments/botox#recovery'],
    ['alcohol before botox', 'Botox: before treatment /treatments/botox#beforeTreatment'],
  ])('%s: the first result is %s', async (query, first) => {
    const { html, text } = await search(query)
    expect(listResultLinks(html)[0]).toBe(first)
    expect(text).not.toMatch(/Did you mean|Nothing is spelled like/)
  })

  test('about swelling first says when to call a doctor, then what is usual after the treatment', async () => {
    const links = listResultLinks((await search('how long does swelling last after lip filler')).html)
    expect(links[0]).toBe(FILLERS_DOCTOR_LINK)
    expect(links).toContain('Fillers: recovery and aftercare /treatments/fillers#recovery')
  })

  test('about the time after a treatment also says when to call a doctor', async () => {
    expect(listResultLinks((await search('headache after botox')).html)[1]).toBe(BOTOX_DOCTOR_LINK)
  })

  test.each(['botox recovery', 'botox downtime', 'bruise after filler'])(
    '%s names no symptom, so the results do not say when to call a doctor',
    async (query) => {
      expect((await search(query)).text).toContain('recovery and aftercare')
      expect((await search(query)).text).not.toContain('when to call a doctor')
    },
  )

  test.each([
    'botox before and after',
    'loose skin after weight loss',
    'hair removal after pregnancy',
    'botox after 6',
    'botox open after 8',
    'botox after 4pm',
    'botox after 6:30pm',
    'botox after 65',
    'microneedling after botox',
    'peel before laser',
    'loose skin after kybella',
    'hyperpigmentation after laser',
    'laser for bruising',
    'laser with no downtime',
  ])('%s does not lead to a section of a guide', async (query) => {
    expect((await search(query)).text).not.toMatch(/recovery and aftercare|before treatment|when to call a doctor/)
  })
})
