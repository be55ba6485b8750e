/** The page in the claim dialog's iframe: a container for the third-party form, and a fallback. */
interface ClaimFormProps {
  form: { script: string; portal: string; formId: string; region: string } | null
  phone: string
  phoneHref: string
  email: string
}

export const ClaimFormPage = ({ form, phone, phoneHref, email }: ClaimFormProps) => (
  <main className="wrap stack">
    <h1 className="text-xl">Claim a listing</h1>
    <div
      id="claim-form"
      {...(form
        ? {
            'data-script': form.script,
            'data-portal': form.portal,
            'data-form': form.formId,
            'data-region': form.region,
          }
        : {})}
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
)
