import type { LocalPage } from '../../domain/content.ts'
import { Rating } from '../../ui/clinic/rating.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { Html, HtmlList, Paragraphs } from '../../ui/page/html.tsx'
import { LastReviewed } from '../../ui/treatment/last-reviewed.tsx'

export const LocalText = ({ localPage: { content, reviewedOn } }: { localPage: LocalPage }) => (
  <div className="prose">
    <section aria-label="About">
      <Paragraphs items={content.paragraphs} />
    </section>
    {content.featuredClinics.length > 0 && (
      <section>
        <h2 id="featured-clinics">Featured clinics</h2>
        {content.featuredClinics.map((clinic) => (
          <div key={clinic.path}>
            <h3>
              <a href={clinic.path}>{clinic.name}</a>
            </h3>
            <p className="text-sm text-muted">{clinic.address}</p>
            <p>{clinic.description}</p>
          </div>
        ))}
      </section>
    )}
    {content.sections.map((section) => (
      <section key={section.heading}>
        <h2>{section.heading}</h2>
        <Html as="div" className="stack" html={section.html} />
      </section>
    ))}
    {content.popularProviders.length > 0 && (
      <section>
        <h2 id="popular-providers">Popular providers</h2>
        <ul>
          {content.popularProviders.map((provider) => (
            <li key={provider.path}>
              <a href={provider.path}>{provider.name}</a>, {provider.address}{' '}
              <Rating rating={provider.rating} reviewCount={provider.reviewCount} source={provider.ratingSource} />
            </li>
          ))}
        </ul>
      </section>
    )}
    {content.timingTips.length > 0 && (
      <section>
        <h2 id="timing">When to go</h2>
        <HtmlList items={content.timingTips} />
      </section>
    )}
    <section>
      <h2 id="nearby">Nearby neighborhoods</h2>
      <LinkList asTags links={content.nearby.map(({ name, path }) => ({ name, href: path }))} />
    </section>
    <LastReviewed date={reviewedOn} />
  </div>
)
