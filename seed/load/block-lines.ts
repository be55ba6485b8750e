/** Finds line numbers of Markdown tokens, which Marked does not provide. Look tokens up in document order. */
export class BlockLines {
  readonly #text: string
  #from = 0
  #to = 0
  #searched = 0

  constructor(text: string) {
    this.#text = text
  }

  enter(block: string): void {
    this.#from = this.#to
    this.#searched = this.#from
    this.#to += block.length
  }

  /** Counts from 0. Returns the block's first line where `raw` does not occur verbatim, as in an indented list. */
  lineOf(raw: string): number {
    const [firstLine = ''] = raw.trim().split('\n')
    const upToEnd = this.#text.slice(0, this.#to)
    const next = upToEnd.indexOf(firstLine, this.#searched)
    // An enclosing token is looked up before the tokens inside it, so search again from the start of the block.
    const at = next >= 0 ? next : Math.max(upToEnd.indexOf(firstLine, this.#from), this.#from)
    if (next >= 0) this.#searched = next + firstLine.length
    return upToEnd.slice(0, at).split('\n').length - 1
  }
}
