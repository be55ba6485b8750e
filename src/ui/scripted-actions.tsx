/** Copy the address, share the page: what only a script can do, so the styles hide it where none runs. */
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
