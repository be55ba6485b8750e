/** Returns the closest element to the event's target that matches the selector: the target or an ancestor. */
export const closest = <E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null
