export const CopyAndShareButtons = () => (
  <>
    <button type="button" className="button button-quiet noscript:hidden" data-action="copy">
      Copy address
    </button>
    <button type="button" className="button button-quiet noscript:hidden" data-action="share">
      Share
    </button>
    <span className="sr-only" role="status" data-action-status />
  </>
)
