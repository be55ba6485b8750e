import { Icon } from '../../ui/icon.tsx'
import type { Notice } from '../../urls.ts'

const NOTICE_TEXTS: Record<Notice, { title: string; text: string }> = {
  'clinic-not-found': {
    title: 'Clinic not found',
    text: 'The requested clinic could not be found. Redirecting to locations.',
  },
  'invalid-url': {
    title: 'Invalid URL',
    text: 'Missing location or clinic information. Redirecting to locations page.',
  },
}

/** The Dismiss button takes up space before a script makes the button visible, so that the layout does not shift. */
export const Toast = ({ notice }: { notice: Notice }) => (
  <div
    className="box [border-inline-start:4px_solid_var(--danger)] flex items-start justify-between gap-4 p-5 print:hidden"
    role="alert"
    data-toast
  >
    <div>
      <strong>{NOTICE_TEXTS[notice].title}</strong>
      <p>{NOTICE_TEXTS[notice].text}</p>
    </div>
    <button type="button" className="button button-quiet invisible noscript:hidden" data-dismiss aria-label="Dismiss">
      <Icon name="x" />
    </button>
  </div>
)
