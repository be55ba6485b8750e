import { Html } from './page/html.tsx'

/** Shows one answer at a time, because the elements share `name`. In print, shows all answers. */
export const Accordion = ({ name, faqs }: { name: string; faqs: readonly { question: string; answer: string }[] }) => (
  <div className="accordion">
    {faqs.map((faq) => (
      <details key={faq.question} name={name}>
        <summary>{faq.question}</summary>
        <Html as="div" className="answer prose py-3" html={faq.answer} />
      </details>
    ))}
  </div>
)
