declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** Requests in all. */
    amount?: number
    headers?: Record<string, string>
    /** Sent in turn, instead of the one of `url`. */
    requests?: { path: string }[]
  }

  interface Result {
    requests: { total: number }
    /** Seconds. */
    duration: number
    errors: number
    timeouts: number
    /** How often each status was answered. */
    statusCodeStats: Record<string, { count: number }>
  }

  export default function autocannon(options: Options): Promise<Result>
}
