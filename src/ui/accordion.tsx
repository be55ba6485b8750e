import { Html } from './page/html.tsx'

/** Only one question is open at a time, because they share `name`. All are open in print. */
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
