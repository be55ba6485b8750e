/** Sends one clinic, found by its primary key, as JSON. The benchmark compares `GROWTH_PAGES` with it. */
export default {
  async fetch(_request, env) {
    const clinic = await env.DB.prepare('SELECT * FROM clinics WHERE id = ?').bind('clinic-001').first()
    return Response.json(clinic)
  },
} satisfies ExportedHandler<{ DB: D1Database }>
