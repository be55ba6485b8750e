import { Hono } from 'hono'

/** An empty response from Hono, to compare with a 304. */
export default new Hono().get('*', (c) => c.body(null, 304))
