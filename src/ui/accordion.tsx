import { answerId } from '../domain/content.ts'
import { Html } from './page/html.tsx'

interface AccordionProps {
  name: string
  faqs: readonly { question: string; answer: string }[]
  /** The section of the FAQ whose answers get ids, so that the search can link to them. */
  section?: string
}

/**
 * Only one question is open at a time, because they share `name`. All are open in print. The ids are inside of `details`,
 * because browsers open a question if a link leads to something in it.
 */
export const Accordion = ({ name, faqs, section }: AccordionProps) => (
  <div className="accordion">
    {faqs.map((faq, position) => (
      <details key={faq.question} name={name}>
        <summary>{faq.question}</summary>
        <Html as="div" id={section && answerId(section, position)} className="answer prose py-3" html={faq.answer} />
      </details>
    ))}
  </div>
)
