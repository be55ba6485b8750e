import type { Catalog } from '../../domain/catalog.ts'
import { Icon } from '../../ui/icon.tsx'
import { urls } from '../../urls.ts'
import { SectionHeader } from './section-header.tsx'

const POPULAR_CARDS = [
  {
    title: 'Botox',
    text: 'Injections that soften lines between the brows, at the eyes and on the forehead.',
    icon: 'sparkle',
    href: urls.treatment('botox'),
  },
  {
    title: 'All Treatments',
    text: 'A guide to each: what it is, what it costs, and who may perform it.',
    icon: 'dots-nine',
    href: urls.treatments(),
  },
  {
    title: 'CoolSculpting',
    text: 'Controlled cooling of fat under the skin, without surgery.',
    icon: 'snowflake',
    href: urls.treatment('coolsculpting'),
  },
  {
    title: 'Laser Hair Removal',
    text: 'A course of laser sessions that reduces hair growth.',
    icon: 'lightning',
    href: urls.treatment('laser-hair-removal'),
  },
]

export const PopularTreatments = ({ catalog }: { catalog: Catalog }) => (
  <section className="section" aria-labelledby="popular">
    <SectionHeader>
      <h2 id="popular">Popular treatments</h2>
      <p className="text-muted">{`${catalog.treatments.length} treatments, each with prices and risks`}</p>
    </SectionHeader>
    <div className="card-grid lg:grid-cols-4">
      {POPULAR_CARDS.map((card) => (
        <article key={card.title} className="card card-link">
          <div className="card-body">
            <Icon name={card.icon} className="size-10 text-accent" />
            <h3>
              <a href={card.href}>{card.title}</a>
            </h3>
            <p className="text-muted">{card.text}</p>
          </div>
        </article>
      ))}
    </div>
  </section>
)
