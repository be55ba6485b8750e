import { Hono } from 'hono'

/** An answer of Hono's with nothing in it: what a 304 is held against. */
export default new Hono().get('*', (c) => c.body(null, 304))
