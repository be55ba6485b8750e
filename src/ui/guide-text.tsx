import type { Guide } from '../domain/content.ts'
import { formatDate } from '../domain/time.ts'
import { Html, HtmlList, Paragraphs } from './html.tsx'

const lists = [
  { key: 'benefits', title: 'Benefits' },
  { key: 'process', title: 'How it is done', ordered: true },
  { key: 'recovery', title: 'Recovery', ordered: true },
  { key: 'results', title: 'Results' },
  { key: 'considerations', title: 'Considerations' },
  { key: 'beforeTreatment', title: 'Before treatment' },
  { key: 'afterTreatment', title: 'After treatment' },
  { key: 'notFor', title: 'Who should not have it' },
] as const

/** A treatment guide: the text, the safety box, who may perform it, and when it was last reviewed. */
export const GuideText = ({ guide }: { guide: Guide }) => (
  <article className="prose">
    <section aria-label="Introduction">
      <Paragraphs items={guide.content.introduction} />
    </section>
    {lists.map(({ key, title, ...rest }) => (
      <section key={key} aria-labelledby={key}>
        <h2 id={key}>{title}</h2>
        <HtmlList items={guide.content[key]} {...rest} />
      </section>
    ))}
    <section className="panel safety" aria-labelledby="safety">
      <h2 id="safety">Safety</h2>
      {guide.content.safety.map((section) => (
        <div key={section.heading}>
          <h3>{section.heading}</h3>
          <Html as="div" html={section.html} />
        </div>
      ))}
    </section>
    <section aria-labelledby="performers">
      <h2 id="performers">Who may perform it in New York</h2>
      <Paragraphs items={guide.content.performers} />
    </section>
    <p className="small muted">
      {`Last reviewed ${formatDate(guide.reviewedOn)}, `}
      {guide.medicallyReviewedBy ? `medically by ${guide.medicallyReviewedBy}.` : 'not medically reviewed.'}
    </p>
    <MedicalNotice />
  </article>
)

/** Said on every guide and in the finder. */
export const MedicalNotice = () => (
  <p className="small muted">
    This is general information, not medical advice, and no substitute for a clinician who has seen you. In an emergency
    call 911. To report an error on this page, <a href="/contact">write to us</a>.
  </p>
)
