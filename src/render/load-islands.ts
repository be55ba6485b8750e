let isLoaded = false

/** Loads React's renderer once. It is more than half of the Worker's code, and only islands need it. */
export async function loadIslandRenderer(): Promise<void> {
  if (isLoaded) return
  const { setUpRenderers } = await import('./islands.ts')
  await setUpRenderers()
  isLoaded = true
}
