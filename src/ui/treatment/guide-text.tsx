import { Fragment } from 'react'
import { CALL_A_DOCTOR_ID, type Guide, isCallADoctorSection } from '../../domain/content.ts'
import { urls } from '../../urls.ts'
import { Html, HtmlList, Paragraphs } from '../page/html.tsx'
import { LastReviewed } from './last-reviewed.tsx'

const LIST_SECTIONS = [
  { key: 'benefits', title: 'Benefits' },
  { key: 'process', title: 'How it is done', ordered: true },
  { key: 'recovery', title: 'Recovery', ordered: true },
  { key: 'results', title: 'Results' },
  { key: 'considerations', title: 'Considerations' },
  { key: 'beforeTreatment', title: 'Before treatment' },
  { key: 'afterTreatment', title: 'After treatment' },
  { key: 'notFor', title: 'Who should not have it' },
] as const

const listGuideSections = ({ content }: Guide) => [
  ...LIST_SECTIONS.map(({ key, title }) => ({ id: key as string, title: title as string })),
  { id: 'safety', title: 'Safety' },
  ...content.safety.filter(isCallADoctorSection).map(({ heading }) => ({ id: CALL_A_DOCTOR_ID, title: heading })),
  { id: 'performers', title: 'Who may perform it' },
  { id: 'prices-title', title: 'Prices' },
  { id: 'faq', title: 'Questions' },
  { id: 'providers-title', title: 'Providers' },
]

const TableOfContents = ({ guide }: { guide: Guide }) => (
  <nav className="panel toc print:hidden" aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ul className="columns-[2_9rem]">
      {listGuideSections(guide).map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)

export const GuideText = ({ guide }: { guide: Guide }) => (
  <div className="prose">
    <section aria-label="Introduction">
      <Paragraphs items={guide.content.introduction} />
    </section>
    <TableOfContents guide={guide} />
    {LIST_SECTIONS.map(({ key, title, ...rest }) => (
      <Fragment key={key}>
        <h2 id={key}>{title}</h2>
        <HtmlList items={guide.content[key]} {...rest} />
      </Fragment>
    ))}
    <section className="panel" aria-labelledby="safety">
      <h2 id="safety" className="text-2xl">
        Safety
      </h2>
      {guide.content.safety.map((section) => (
        <div key={section.heading}>
          <h3 id={isCallADoctorSection(section) ? CALL_A_DOCTOR_ID : undefined}>{section.heading}</h3>
          <Html as="div" html={section.html} />
        </div>
      ))}
    </section>
    <h2 id="performers">Who may perform it in New York</h2>
    <Paragraphs items={guide.content.performers} />
    <p>
      Ask for one total in writing, and pay for one visit first. <a href={urls.beforeYouBook()}>Before you book</a>:
      deposits and refunds, financing, before-and-after pictures, questions to ask, warning signs, how to look up a
      license, and what differs for darker skin, keloids, men, age, pregnancy, cold sores, isotretinoin and blood
      thinners.
    </p>
    <LastReviewed date={guide.reviewedOn} reviewer={guide.medicallyReviewedBy} />
    <MedicalNotice />
  </div>
)

export const MedicalNotice = () => (
  <p className="text-sm text-muted">
    This is general information, not medical advice, and no substitute for a clinician who has seen you. In an emergency
    call <a href="tel:911">911</a>. To report an error on this page, <a href={urls.contact()}>write to us</a>.
  </p>
)
