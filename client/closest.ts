/** The element that an event is about: its target, or what is around that, if it fits the selector. */
export const closest = <E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null
