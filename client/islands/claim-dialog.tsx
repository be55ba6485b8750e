import { type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  CLAIM_FORM_SANDBOX,
  type ClaimDialogProps,
  type ClaimFormMessage,
  createClaimMailtoUrl,
} from '../../src/domain/clinic/claim-form.ts'
import { OPEN_CLAIM_EVENT } from '../behavior/events.ts'

const FORM_FAILED_MESSAGE: ClaimFormMessage = 'claim-form-failed'

/** Compares coordinates, because a press on the backdrop has the same target as a press on the dialog's padding. */
function isOutsideDialog({ clientX, clientY, currentTarget }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function useClaimDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [dialogState, setDialogState] = useState<'closed' | 'open' | 'failed'>('closed')
  const [clinicName, setClinicName] = useState<string>()

  useEffect(() => {
    const openDialog = (event: Event) => {
      setClinicName((event as CustomEvent<string | undefined>).detail)
      setDialogState('open')
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    const handleMessage = (event: MessageEvent) => {
      // Checks the source window, because the origin of a sandboxed frame is opaque, so `event.origin` is 'null'.
      if (frame.current && event.source === frame.current.contentWindow && event.data === FORM_FAILED_MESSAGE)
        setDialogState('failed')
    }
    document.addEventListener(OPEN_CLAIM_EVENT, openDialog)
    window.addEventListener('message', handleMessage)
    return () => {
      document.removeEventListener(OPEN_CLAIM_EVENT, openDialog)
      window.removeEventListener('message', handleMessage)
    }
  }, [])

  return { dialog, frame, dialogState, clinicName, close: () => setDialogState('closed') }
}

export function ClaimDialog({ phone, phoneHref, email, sample, formPageUrl }: ClaimDialogProps) {
  const { dialog, frame, dialogState, clinicName, close } = useClaimDialog()
  const pressedOutside = useRef(false)
  const showsForm = formPageUrl !== null && dialogState === 'open'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the dialog; the keyboard has Escape
    <dialog
      ref={dialog}
      className="box stack m-auto w-144 p-5 text-ink backdrop:bg-[#0b1e3899] print:hidden"
      aria-labelledby="claim-title"
      onClose={close}
      onPointerDown={(event) => {
        pressedOutside.current = isOutsideDialog(event)
      }}
      onClick={(event) => event.target === dialog.current && pressedOutside.current && dialog.current.close()}
    >
      <h2 id="claim-title">Claim or add a listing</h2>
      {clinicName && (
        <p>
          You are claiming <strong>{clinicName}</strong>.
        </p>
      )}
      {dialogState === 'failed' && <p role="alert">The form could not be loaded. Please call or write instead.</p>}
      {showsForm ? (
        <iframe
          ref={frame}
          className="h-112 w-full rounded-md"
          src={formPageUrl}
          title="Claim form"
          sandbox={CLAIM_FORM_SANDBOX}
        />
      ) : (
        <>
          <p>
            Owners can claim a listing, correct it or add one by phone or email.
            {sample && ' Both are made up for this sample.'}
          </p>
          <p>
            <a href={phoneHref}>{phone}</a>
            <br />
            <a href={createClaimMailtoUrl(email, clinicName)}>{email}</a>
          </p>
        </>
      )}
      <form method="dialog">
        <button type="submit" className="button button-quiet">
          Close
        </button>
      </form>
    </dialog>
  )
}
