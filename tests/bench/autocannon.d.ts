declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** The duration of the load in seconds. */
    duration?: number
    amount?: number
    headers?: Record<string, string>
    requests?: { path: string }[]
  }

  interface Result {
    requests: { total: number }
    /** The measured duration in seconds. */
    duration: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }

  export default function autocannon(options: Options): Promise<Result>
}
