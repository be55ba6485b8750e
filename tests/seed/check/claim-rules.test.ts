import { expect, test } from 'vitest'
import { claimFaults, claimsIn } from '../../../seed/check/claim-rules.ts'

const faultsOf = (body: string) => claimFaults('content/guides/botox.md', body, 1)

test.each([
  // Money
  ['A syringe costs $900.'],
  ['Expect to pay 900 dollars for one.'],
  ['It comes to three hundred dollars a visit.'],
  ['The fee is USD 120.'],
  // Shares
  ['It works for 94% of people.'],
  ['About ninety per cent come back.'],
  ['One in five had a bruise.'],
  ['One woman in twenty had swelling.'],
  ['Nine out of ten would do it again.'],
  ['Two thirds of patients saw a change.'],
  ['The majority of women were content.'],
  // Counts of people
  ['In the trial 22 people were harmed.'],
  ['It was studied in 187 healthy adult volunteers.'],
  ['We have treated thousands of clients.'],
  ['Forty-two women took part.'],
  ['A cream was given to twelve patients.'],
  ['More than 2 million Americans have had it.'],
  // Approval
  ['The FDA looks at devices.'],
  ['The Food and Drug Administration cleared it in 2018.'],
  ['It is an approved drug.'],
  ['Use in the jaw is unapproved.'],
  ['Approval took four years.'],
  // Safety
  ['The laser is safe.'],
  ['It can safely be repeated.'],
  ['It is unsafe in pregnancy.'],
  ['Its safety in children is not known.'],
  ['This is the SAFEST method.'],
  // Superlatives and majorities
  ['The best results come after three visits.'],
  ['It is the most popular treatment.'],
  ['Most people see a change within a week.'],
  ['It is mostly done in winter.'],
  ['You can have it at most clinics in Midtown.'],
  ['Our best-known studio is on Broadway.'],
  // Lasting for ever, promises, vetting
  ['Hair loss from it is permanent.'],
  ['The hair is permanently gone.'],
  ['The effect is not permanent.'],
  ['Semi-permanent color lasts a year.'],
  ['A smooth forehead is guaranteed.'],
  ['We guarantee that you will like it.'],
  ['Every listed spa is vetted.'],
  ['Vetting takes a week.'],
  // What studies say, how rare harm is, what it does to skin
  ['It is an off-label use.'],
  ['Off label it is given in the jaw.'],
  ['Studies show it cures acne.'],
  ['One study found less oil.'],
  ['We found no harm, and a study agrees.'],
  ['A blocked vessel is rare.'],
  ['The lid rarely droops.'],
  ['A medium peel heals in two weeks.'],
  ['The skin is healed by Sunday.'],
  ['It takes time to heal.'],
  ['Nothing cures a freckle.'],
  ['The laser can burn the skin.'],
  ['Burns have been reported.'],
  ['Darker skin scars.'],
  ['It leaves no scar.'],
  ['A bruise is ordinary.'],
  ['Bruising passes.'],
  // How long it lasts
  ['The effect usually fades after 3–4 months.'],
  ['It lasts about a year.'],
  ['Redness lasted a few days.'],
  ['Fillers last for six to twelve months.'],
  ['It wears off after several months, or lasts for two years.'],
  ['A lasting change of three weeks is usual, lasting up to 6 weeks.'],
  // A source elsewhere covers nothing here
  ['It lasts for months.[^aad] It is safe.'],
  ['It is safe. [^aad] It lasts for months.'],
  ['It is safe, and it lasts for months.\n\nIt fades.[^aad]'],
  ['It fades,[^aad] and it is safe.'],
  ['- It is safe\n- It fades.[^aad]'],
  // A fact brings its own figure and no other
  ['It costs {botox-unit-price}, and a touch-up is $50.'],
  ['At {botox-unit-price} it is the best choice.'],
  // Emphasis, links, line breaks
  ['It is **FDA**-cleared.'],
  ['It is _safe_.'],
  ['The [safest laser](/treatments/photofacials) is used here.'],
  ['It is the\nmost common request.'],
  ['See the FDA, which has approved it.'],
  ['Read [the guide](/treatments/botox), the best there is.'],
  // Headings and questions
  ['## The best age to begin'],
  ['Did you know that it is safe?'],
  ['Dr. Osei says that it is safe.'],
])('%j is a claim and has no source', (body) => {
  expect(faultsOf(body)).toHaveLength(1)
})

test.each([
  // Sources and facts
  ['The FDA has approved it for frown lines.[^botox-label]'],
  ['The FDA has approved it for frown lines.[^botox-label][^drugs-com]'],
  ['It is approved,[^botox-label] and it fades.'],
  ['It is "safe."[^botox-label] It fades.'],
  ['(Most people see a change.)[^botox-label]'],
  ['The U.S. label calls it safe.[^botox-label]'],
  ['It costs {botox-unit-price}.'],
  ['{every-spa-vetted}. That sentence is ours.'],
  // Days, steps, sizes, addresses, times
  ['The redness is gone on day 3, and the skin has settled after 7–10 days.'],
  ['Step 2 of 5: the skin is cleaned.'],
  ['The studio is at 154 Bedford Avenue, New York, NY 11249.'],
  ['Take the 4, 5 or 6 to 59th Street.'],
  ['Doors open at nine, and the last visit is at 6:30.'],
  ['Plan on 20–50 units and 15–30 minutes.'],
  ['In 2 weeks people notice.'],
  ['In 2024 people asked for less.'],
  ['It opened in one of the houses in 2019.'],
  ['Two dermatologists share the rooms.'],
  ['One person owns the place and injects.'],
  // What only looks like the words
  ['It takes an hour at most.'],
  ['At the most you lose an afternoon.'],
  ['Allow at most three visits.'],
  ['Almost nobody is there on Mondays.'],
  ['At best the line softens.'],
  ['Make the most of a quiet morning.'],
  ['Use the utmost care, foremost around the eyes.'],
  ['Improve your posture; the veteran at the desk will help.'],
  ['A safeguard is a second look.'],
  ['A bestiary hangs in the hall.'],
  ['It is the last stop of the 7 train.'],
  ['The last two weeks of August are quiet.'],
  ['In their last 3 years they moved twice.'],
  ['A first visit lasts an hour, and the line at noon lasts 20 minutes.'],
  ['The light fades early in December.'],
  ['You have time to study the menu.'],
  ['We found no study of it.'],
  ['We found no controlled study that looked so far ahead.'],
  ['Wait until the skin has healed.'],
  ['Acne scars bring people here.'],
  ['Ask whether the use is on the label or off-label.'],
  ['A manicure and a cup of tea are included.'],
  ['The curator lives upstairs, and the studio is on Scarsdale Road.'],
  ['The bruise is over in a week.[^aad]'],
  // Sending the reader somewhere
  ['See [the most common questions](/faq).'],
  ['Report a reaction to the FDA.'],
  ['Look it up in [the FDA database](https://www.fda.gov/safe).'],
  ['You can read [what is approved](/treatments/botox#safety).'],
  ['How it is done is in [the guide](/treatments/best-of-safe).'],
  // Headings
  ['### Is it safe?'],
  ['## Safety'],
  ['### FDA status'],
  ['## Before treatment'],
])('%j needs no source', (body) => {
  expect(faultsOf(body)).toEqual([])
})

test('a fault names the file, the line in the file and the sentence', () => {
  const body = 'It fades.\n\nWithin days it shows. It is\nsafe, and it wears off. It fades.\n'
  expect(claimFaults('content/local/botox/soho.md', body, 12)).toEqual([
    {
      file: 'content/local/botox/soho.md',
      path: 'line 14',
      message: "makes a claim without citing a source: 'It is safe, and it wears off.'",
    },
  ])
})

test('each unsourced sentence of a list is reported on its own line', () => {
  const body = '- It is safe.\n- It is approved.[^label]\n- It is the best.'
  expect(claimFaults('a.md', body, 5).map(({ path }) => path)).toEqual(['line 5', 'line 7'])
})

test('a claim is counted by what stands behind it', () => {
  const body = 'It is safe.[^label] It costs {price}. It fades. Nobody is approved.'
  expect(claimsIn(body).map(({ support }) => support)).toEqual(['source', 'fact', 'none'])
})
