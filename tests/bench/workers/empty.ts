import { Hono } from 'hono'

/** Sends an empty 304 with Hono, to compare with the site's 304. */
export default new Hono().get('*', (c) => c.body(null, 304))
