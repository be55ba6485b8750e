import type { Notice } from '../urls.ts'
import { Icon } from './icon.tsx'

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

/** A message that a redirect brought along. The loader puts the text in again once the page is up, so that it is announced. */
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
