import { and, asc, between, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { Hono } from 'hono'
import { renderToReadableStream } from 'react-dom/server'
import { cardColumns } from '../../../src/db/clinics.ts'
import { clinics, faqs, listings, localPages } from '../../../src/db/schema.ts'
import { LocalText } from '../../../src/features/list/local-text.tsx'
import { Accordion } from '../../../src/ui/accordion.tsx'
import { ClinicCards } from '../../../src/ui/clinic/card.tsx'

/**
 * Worker (c) of docs/speed.md: Hono, Drizzle and React as in their guides, with three queries in sequence and React's
 * stream. Uses the site's components, so that the markup is similar.
 */
const app = new Hono<{ Bindings: { DB: D1Database } }>()

app.get('/treatments/:treatment/:area', async (c) => {
  const { treatment, area } = c.req.param()
  const db = drizzle(c.env.DB)
  const cards = await db
    .select(cardColumns)
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(and(eq(listings.service, treatment), eq(listings.area, area), between(listings.recommended, 1, 24)))
    .orderBy(asc(listings.recommended))
  const [localPage] = await db
    .select()
    .from(localPages)
    .where(and(eq(localPages.treatment, treatment), eq(localPages.area, area)))
  const questions = await db
    .select()
    .from(faqs)
    .where(eq(faqs.scope, `treatment/${treatment}/${area}`))
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${treatment} in ${area}`}</title>
      </head>
      <body>
        <main>
          <h1>{`${treatment} in ${area}`}</h1>
          <ClinicCards layout="rows" clinics={cards} isSample />
          {localPage && <LocalText localPage={localPage} />}
          <Accordion name="faq" faqs={questions} />
        </main>
      </body>
    </html>
  )
  return c.body(await renderToReadableStream(page), 200, { 'content-type': 'text/html; charset=UTF-8' })
})

export default app
