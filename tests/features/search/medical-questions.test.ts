import { describe, expect, test } from 'vitest'
import { findHeadings } from '../../tools/html.ts'
import { listResultLinks, search } from '../../tools/search-page.ts'
import { getPage } from '../../tools/site.ts'

const EMERGENCY_LINK =
  'What if something goes wrong after a treatment? /faq#what-if-something-goes-wrong-after-a-treatment'
const BOTOX_DOCTOR_LINK = 'Botox: when to call a doctor /treatments/botox#when-to-call-a-doctor'
const FILLERS_DOCTOR_LINK = 'Fillers: when to call a doctor /treatments/fillers#when-to-call-a-doctor'
const WEIGHT_DOCTOR_LINK =
  'Weight Management: when to call a doctor /treatments/weight-management#when-to-call-a-doctor'
const ISOTRETINOIN_LINK = 'Isotretinoin (Accutane): before you book /before-you-book#isotretinoin'
const UNDER_18_LINK = 'Under 18: before you book /before-you-book#under-18'
const PREGNANCY_LINK = 'Pregnant or breastfeeding: before you book /before-you-book#pregnant-or-breastfeeding'
const INJECTIONS_LINK = 'Who may give injections in New York? /faq#who-may-give-injections-in-new-york'
const LICENSES_LINK = 'How do I check a license? /faq#how-do-i-check-a-license'

describe('a search with a medical question', () => {
  test.each([
    ['infection after filler', FILLERS_DOCTOR_LINK],
    ['lip went white after filler', FILLERS_DOCTOR_LINK],
    ['burn after laser', 'If something went wrong: whom to tell /checking#reporting'],
    ['blood thinners lip filler', 'Blood thinners: what to do before you book /before-you-book#blood-thinners'],
    ['eliquis', 'Blood thinners: what to do before you book /before-you-book#blood-thinners'],
    ['accutane', ISOTRETINOIN_LINK],
    ['laser hair removal on accutane', ISOTRETINOIN_LINK],
    ['how long after isotretinoin can I get a chemical peel', ISOTRETINOIN_LINK],
    ['botox under 18', UNDER_18_LINK],
    ['teen botox', UNDER_18_LINK],
    ['lip filler for a minor', UNDER_18_LINK],
    ['can a minor get lip filler', UNDER_18_LINK],
    ['how old do you have to be for botox', UNDER_18_LINK],
    ['how old for botox', UNDER_18_LINK],
    ['how old should my daughter be for laser', UNDER_18_LINK],
    ['how old must my daughter be for botox', UNDER_18_LINK],
    ['how old can my son get botox', UNDER_18_LINK],
    ['how old can you get botox', UNDER_18_LINK],
    ['how old can you be for fillers', UNDER_18_LINK],
    ['do I need my parents permission for lip filler', UNDER_18_LINK],
    ['pregnant', PREGNANCY_LINK],
    ['laser hair removal while pregnant', PREGNANCY_LINK],
    ['botox while breastfeeding', PREGNANCY_LINK],
    ['botox embarazada', PREGNANCY_LINK],
    ['cold sores lip filler', 'Cold sores: before you book /before-you-book#cold-sores'],
    ['immunocompromised', 'A weak immune system: before you book /before-you-book#a-weak-immune-system'],
    [
      'pacemaker',
      'A pacemaker or another implanted device: before you book /before-you-book#a-pacemaker-or-another-implanted-device',
    ],
    [
      'cold sores after laser',
      'Laser Hair Removal: when to call a doctor /treatments/laser-hair-removal#when-to-call-a-doctor',
    ],
    ['red cheeks', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['vaginal dryness', 'Vaginal dryness or laxity: see a doctor first /finder?concern=intimate'],
    ['urinary incontinence', 'Vaginal dryness or laxity: see a doctor first /finder?concern=intimate'],
    ['pimples', 'Pimples or other active acne: see a doctor first /finder?concern=acne'],
    ['hair loss', 'Thinning hair: see a doctor first /finder?concern=thinning-hair'],
    ['mole removal', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['spider veins', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['varicose veins', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['trouble breathing after botox', BOTOX_DOCTOR_LINK],
    ['melasma', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['wart removal', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['swollen lips', EMERGENCY_LINK],
    ['tongue swelling', EMERGENCY_LINK],
    ['belly pain', EMERGENCY_LINK],
    ['eye bags', 'Cheeks, lips or folds that have lost volume: see a doctor first /finder?concern=volume'],
    ['brazilian butt lift', 'Cheeks, lips or folds that have lost volume: see a doctor first /finder?concern=volume'],
    ['silicone injections', 'Cheeks, lips or folds that have lost volume: see a doctor first /finder?concern=volume'],
    ['keloid scar removal', 'Acne scars or rough texture: see a doctor first /finder?concern=acne-scars'],
    ['black spot', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['vaginal bleeding', 'Vaginal dryness or laxity: see a doctor first /finder?concern=intimate'],
    ['cannot breathe', EMERGENCY_LINK],
    ['trouble talking', EMERGENCY_LINK],
    ['drooping lid after botox', BOTOX_DOCTOR_LINK],
    ['blue lip', EMERGENCY_LINK],
    ['vision changes', EMERGENCY_LINK],
    ['trouble breathing', EMERGENCY_LINK],
    ['a drooping face', EMERGENCY_LINK],
    ['filler skin turning white and painful', FILLERS_DOCTOR_LINK],
    ['white skin filler', FILLERS_DOCTOR_LINK],
    ['skin turned white after filler', FILLERS_DOCTOR_LINK],
    ['skin turned white in brooklyn open sunday', EMERGENCY_LINK],
    ['skin turned white near me', EMERGENCY_LINK],
    ['blanching', EMERGENCY_LINK],
    ['mottled skin', EMERGENCY_LINK],
    ['dusky skin', EMERGENCY_LINK],
    ['I had filler two days ago and it hurts', FILLERS_DOCTOR_LINK],
    ['pain after filler', FILLERS_DOCTOR_LINK],
    ['botox three days ago, forehead still hurts', BOTOX_DOCTOR_LINK],
    ['my lips hurt', EMERGENCY_LINK],
    ['numb after botox', BOTOX_DOCTOR_LINK],
    ['my lip is numb', FILLERS_DOCTOR_LINK],
    ["can't feel my lip after filler", FILLERS_DOCTOR_LINK],
    ['lump after filler', FILLERS_DOCTOR_LINK],
    ['hard lump in my lip', FILLERS_DOCTOR_LINK],
    ['lumpy filler', FILLERS_DOCTOR_LINK],
    ['asymmetry after botox', BOTOX_DOCTOR_LINK],
    ['uneven after botox', BOTOX_DOCTOR_LINK],
    ['my eyelid droops since botox', BOTOX_DOCTOR_LINK],
    ['my eye is drooping', EMERGENCY_LINK],
    ['ptosis', EMERGENCY_LINK],
    ['rash after filler', FILLERS_DOCTOR_LINK],
    ['itchy after filler', FILLERS_DOCTOR_LINK],
    ['pancreatitis', EMERGENCY_LINK],
    ['overdose', EMERGENCY_LINK],
    ['took too much semaglutide', WEIGHT_DOCTOR_LINK],
    ['double dose wegovy', WEIGHT_DOCTOR_LINK],
    ['acid in my eye', EMERGENCY_LINK],
    ['dirty needle', EMERGENCY_LINK],
    ['dark urine', EMERGENCY_LINK],
    ["can't close my eye after botox", BOTOX_DOCTOR_LINK],
    [
      'area grew bigger after coolsculpting',
      'CoolSculpting: when to call a doctor /treatments/coolsculpting#when-to-call-a-doctor',
    ],
    ['ulcer after kybella', 'Kybella: when to call a doctor /treatments/kybella#when-to-call-a-doctor'],
    ['my chin looks white', EMERGENCY_LINK],
    ['nose is getting darker', EMERGENCY_LINK],
    ['forehead is white', EMERGENCY_LINK],
    ['tongue is blue', EMERGENCY_LINK],
    ['injection site is white', EMERGENCY_LINK],
    ['my lip is white', EMERGENCY_LINK],
    ['my nose is white after filler', FILLERS_DOCTOR_LINK],
    ['my lips look blue', EMERGENCY_LINK],
    ['lip is turning dark', EMERGENCY_LINK],
    ['my lips are blue after filler', FILLERS_DOCTOR_LINK],
    ['blurry after botox', BOTOX_DOCTOR_LINK],
    ['I see double', EMERGENCY_LINK],
    ["can't open my eye after botox", BOTOX_DOCTOR_LINK],
    ["can't move my face", EMERGENCY_LINK],
    ['hard to swallow', EMERGENCY_LINK],
    ['my heart is pounding', EMERGENCY_LINK],
    ['chest hurts', EMERGENCY_LINK],
    ['botox gone wrong', 'If something went wrong: whom to tell /checking#reporting'],
    ['scam', 'If something went wrong: whom to tell /checking#reporting'],
    ['report clinic', 'If something went wrong: whom to tell /checking#reporting'],
    ['bad filler', 'If something went wrong: whom to tell /checking#reporting'],
    ['fake botox', 'If something went wrong: whom to tell /checking#reporting'],
    ['sue my doctor', 'If something went wrong: whom to tell /checking#reporting'],
    ['lawsuit med spa', 'If something went wrong: whom to tell /checking#reporting'],
    [
      'can estheticians do microneedling',
      'Who may perform Microneedling in New York /treatments/microneedling#performers',
    ],
    ['skin bleaching', 'Brown spots, redness or uneven tone: see a doctor first /finder?concern=spots'],
    ['can a nurse inject me', INJECTIONS_LINK],
    ['is a nurse allowed to inject botox', INJECTIONS_LINK],
    ['who may inject', INJECTIONS_LINK],
    [
      'open sore after laser',
      'Laser Hair Removal: when to call a doctor /treatments/laser-hair-removal#when-to-call-a-doctor',
    ],
    ['certified injector', LICENSES_LINK],
    ['allergan certified injector', LICENSES_LINK],
    ['can I sue', 'If something went wrong: whom to tell /checking#reporting'],
    ['sue a clinic', 'If something went wrong: whom to tell /checking#reporting'],
    ['board certified dermatologist', LICENSES_LINK],
  ])('%s: the first result is %s', async (query, first) => {
    const { html, text } = await search(query)
    expect(listResultLinks(html)[0]).toBe(first)
    expect(text).not.toMatch(/Did you mean|Nothing is spelled like/)
  })

  test.each([
    'blood-thinners',
    'isotretinoin',
    'under-18',
    'pregnant-or-breastfeeding',
    'cold-sores',
    'a-weak-immune-system',
    'a-pacemaker-or-another-implanted-device',
  ])('/before-you-book has the passage #%s, which the search leads to', async (id) => {
    const { html } = await getPage('/before-you-book')
    expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, itemId]) => itemId)).toContain(id)
  })

  test.each([
    'filler then botox',
    'minor bruising',
    'a minor bruise after filler',
    'a minor procedure',
    'for a minor bruise',
    'swelling for a minor procedure',
    'botox for a minor issue',
    'arnica for minor bruises',
    'how old is your injector',
    'how old is the clinic',
    'how old is coolsculpting technology',
    'hair removal after pregnancy',
    'how long does botox last',
  ])('%s is not about age or pregnancy', async (query) => {
    expect((await search(query)).html).not.toContain('/before-you-book#')
  })

  test.each([
    ['melasma', '/treatments/photofacials'],
    ['swollen lips', '/treatments/fillers'],
    ['tongue swelling', '/treatments/botox'],
    ['belly pain', '/treatments/coolsculpting'],
    ['eye bags', '/treatments/fillers'],
    ['brazilian butt lift', '/treatments/laser-hair-removal'],
    ['plasma pen', '/services/prp'],
    ['keloid scar removal', '/treatments/laser-resurfacing'],
    ['silicone injections', '/treatments/botox'],
    ['cannot breathe', '/treatments/botox'],
    ['neck bands', '/treatments/prp'],
    ["bell's palsy", '/treatments/coolsculpting'],
    ['sue', '/checking#reporting'],
  ])('%s does not lead to %s', async (query, path) => {
    const found = listResultLinks((await search(query)).html).map((link) => link.slice(link.lastIndexOf(' ') + 1))
    expect(found).not.toContain(path)
  })

  test.each(['emsculpt', 'cooltone'])('finds nothing for %s, a device that stimulates muscles', async (query) => {
    expect(findHeadings((await search(query)).html, 2)).toContain(`Nothing was found for “${query}”`)
  })

  test.each([
    'does botox hurt',
    'does it hurt',
    'how much does filler hurt',
    'botox pain',
    'does numbing cream work',
    'numbing for filler',
    'will they numb me before filler',
    'filler for facial asymmetry',
    'uneven skin tone',
    'botox dose',
    'glycolic acid',
    'do you use new needles',
    'overdone botox',
    'how to look great',
    'does filler look fake',
    'my hair is gray does laser hair removal work',
    'stretch marks are white',
    'veins look blue',
    'is blue tattoo ink harder to remove',
    'my teeth are white',
    'melasma getting darker',
  ])('%s, a question about a treatment to come, is no emergency', async (query) => {
    expect((await search(query)).text).not.toContain('In an emergency call 911')
  })

  test('does not correct "two days" to "today"', async () => {
    expect((await search('filler two days ago')).text).not.toContain('today')
  })

  test('does not read the name of a treatment as a medical question', async () => {
    expect(listResultLinks((await search('laser hair removal')).html)[0]).toBe(
      'Laser Hair Removal /treatments/laser-hair-removal',
    )
  })
})
