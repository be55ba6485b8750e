import type { Context } from 'hono'
import { claimProps } from '../../http/claim-props.ts'
import type { AppEnv } from '../../http/context.ts'
import { renderMarkup } from '../../render/checked-markup.ts'
import { ClaimFormPage } from './form-page.tsx'

export function sendClaimPage(c: Context<AppEnv>) {
  c.header('x-robots-tag', 'noindex')
  const page = <ClaimFormPage form={c.get('settings').claimForm} {...claimProps(c)} />
  return c.html(`<!doctype html>${renderMarkup(page)}`)
}
