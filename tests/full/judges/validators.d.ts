/** Declares types for packages that come without types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type: string }[]
  }
  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): unknown
  }
}

declare module 'vnu-jar' {
  /** The path of the jar file of the HTML checker. */
  const path: string
  export default path
}
