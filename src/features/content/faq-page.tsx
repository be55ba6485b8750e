import { type FaqSection, findOldestReview } from '../../domain/content.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { Columns, PageHeader, Panel, Sidebar } from '../../ui/page/layout.tsx'
import { LastReviewed } from '../../ui/treatment/last-reviewed.tsx'
import { Sources } from '../../ui/treatment/sources.tsx'
import { urls } from '../../urls.ts'

export const FaqPage = ({ meta, sections }: { meta: PageMeta; sections: FaqSection[] }) => (
  <>
    <PageHeader
      meta={meta}
      title="Frequently asked questions"
      lead="What people ask before a first visit, and the answers we can stand behind."
    />
    <Columns>
      <div className="stack">
        {sections.map((section) => (
          <section key={section.slug} aria-labelledby={section.slug}>
            <h2 id={section.slug}>{section.title}</h2>
            <Accordion name={section.slug} faqs={section.faqs} />
          </section>
        ))}
        <LastReviewed date={findOldestReview(sections.flatMap(({ faqs }) => faqs))} />
        <Panel title="Still a question?">
          <p>
            <a href={urls.contact()}>Contact us</a> or read the <a href={urls.treatments()}>treatment guides</a>.
          </p>
        </Panel>
      </div>
      <Sidebar as="nav" label="Sections">
        <Panel title="Sections">
          <LinkList links={sections.map(({ slug, title }) => ({ href: `#${slug}`, name: title }))} />
        </Panel>
      </Sidebar>
      <Sources sources={sections.flatMap((section) => section.sources)} />
    </Columns>
  </>
)
