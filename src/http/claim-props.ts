import type { Context } from 'hono'
import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import { telephoneUrl, urls } from '../urls.ts'
import type { AppEnv } from './context.ts'

export function claimProps(c: Context<AppEnv>): ClaimDialogProps {
  const { phone, email, sample } = c.get('catalog').site
  return {
    phone,
    phoneHref: telephoneUrl(phone),
    email,
    sample,
    formUrl: c.get('settings').claimForm ? urls.claimForm() : null,
  }
}
