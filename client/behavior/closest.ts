export const findClosest = <E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null
