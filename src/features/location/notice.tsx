import { Icon } from '../../ui/icon.tsx'
import type { Notice } from '../../urls.ts'

const notices: Record<Notice, { title: string; text: string }> = {
  'clinic-not-found': {
    title: 'Clinic not found',
    text: 'The requested clinic could not be found. Redirecting to locations.',
  },
  'invalid-url': {
    title: 'Invalid URL',
    text: 'Missing location or clinic information. Redirecting to locations page.',
  },
}

/** The client script reinserts the text after loading, so that screen readers announce it. */
export const Toast = ({ notice }: { notice: Notice }) => (
  <div className="toast" role="alert" data-toast>
    <div>
      <strong>{notices[notice].title}</strong>
      <p>{notices[notice].text}</p>
    </div>
    <button type="button" className="button button-quiet" data-dismiss hidden aria-label="Dismiss">
      <Icon name="x" />
    </button>
  </div>
)
