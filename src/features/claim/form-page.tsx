import { claimFormScript, stylesheet } from 'virtual:assets'
import type { ClaimDialogProps } from '../../domain/clinic/claim-form.ts'
import type { Settings } from '../../env.ts'

interface ClaimFormProps extends ClaimDialogProps {
  form: Settings['claimForm']
}

/** Renders no site header or footer, because the claim dialog shows this page in an iframe. */
export const ClaimFormPage = ({ form, phone, phoneHref, email }: ClaimFormProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {/* Replaces the site's icon, which a sandboxed page is not allowed to load. */}
      <link rel="icon" href="data:," />
      <title>Claim a listing</title>
      <link rel="stylesheet" href={stylesheet} />
      <script defer src={claimFormScript} />
    </head>
    <body>
      <main className="wrap stack">
        <h1 className="text-xl">Claim a listing</h1>
        <div
          id="claim-form"
          data-script={form?.scriptUrl}
          data-portal={form?.portalId}
          data-form={form?.formId}
          data-region={form?.region}
        />
        <div id="claim-fallback" hidden={form !== null}>
          <p role="alert">The form can't be shown here. Please call or write instead.</p>
          <p>
            <a href={phoneHref}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <noscript>
          <p>{`The form needs JavaScript. Please call ${phone} or write to ${email}.`}</p>
        </noscript>
      </main>
    </body>
  </html>
)
