import type { Context } from 'hono'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { ClaimFormPage } from './form-page.tsx'
import { sendClaimForm } from './send-form.tsx'

export function sendClaimPage(c: Context<AppEnv>) {
  const { phone, phoneHref, email } = claimProps(c)
  c.header('x-robots-tag', 'noindex')
  return sendClaimForm(
    c,
    <ClaimFormPage form={c.get('settings').claimForm} phone={phone} phoneHref={phoneHref} email={email} />,
  )
}
