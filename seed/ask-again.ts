/** How often a question is asked whose connection was closed. */
const ATTEMPTS = 4

/**
 * Asks again when the connection was closed under the question: a runtime that was busy for some seconds drops those
 * it thinks idle, each as it is tried. Only for what may be done twice.
 */
export async function askAgain<T>(ask: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const closed = error instanceof TypeError && error.message === 'fetch failed'
    if (!closed || attempts === 1) throw error
    return askAgain(ask, attempts - 1)
  }
}
