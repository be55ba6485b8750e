/** Hidden by the styles if JavaScript is off. */
export const ScriptedActions = () => (
  <>
    <button type="button" className="button button-quiet" data-action="copy">
      Copy address
    </button>
    <button type="button" className="button button-quiet" data-action="share">
      Share
    </button>
    <span className="visually-hidden" role="status" data-action-status />
  </>
)
