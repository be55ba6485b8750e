import type { Context } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { getClaimProps } from '../../http/page-parts.ts'
import { renderMarkup } from '../../render/checked-markup.ts'
import { ClaimFormPage } from './form-page.tsx'

export function sendClaimPage(c: Context<AppEnv>) {
  c.header('x-robots-tag', 'noindex')
  const page = <ClaimFormPage form={c.get('settings').claimForm} {...getClaimProps(c)} />
  return c.html(`<!doctype html>${renderMarkup(page)}`)
}
