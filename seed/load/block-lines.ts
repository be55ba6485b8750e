/**
 * On which line of a text something in one of its blocks stands, because Marked's tokens do not say. Blocks are entered
 * in the order of the text and cover it without a gap; within one, what is asked for first stands first.
 */
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

  /** The line, from 0; that of the block where it does not hold `raw` letter by letter, as in an indented list. */
  lineOf(raw: string): number {
    const [firstLine = ''] = raw.trim().split('\n')
    const upToEnd = this.#text.slice(0, this.#to)
    const next = upToEnd.indexOf(firstLine, this.#searched)
    // What encloses something else is met first and found first, so a second look starts at the block again.
    const at = next >= 0 ? next : Math.max(upToEnd.indexOf(firstLine, this.#from), this.#from)
    if (next >= 0) this.#searched = next + firstLine.length
    return upToEnd.slice(0, at).split('\n').length - 1
  }
}
