import type { AreaCover } from '../domain/content.ts'

/**
 * Render once per page, because of the ids. The shore is stroked below the land, so that only its outer half shows.
 */
export const Cover = ({ cover }: { cover: AreaCover }) => (
  <svg
    className="cover"
    viewBox={cover.viewBox}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <g id="land">
        <path id="beyond" d={cover.beyond} />
        <path id="city" d={cover.city} />
      </g>
    </defs>
    <g className="shore">
      <use href="#land" strokeWidth="26" opacity="0.1" />
      <use href="#land" strokeWidth="12" opacity="0.14" />
      <use href="#land" strokeWidth="2.4" />
    </g>
    <use href="#beyond" className="beyond" />
    <use href="#city" className="city" />
    <path className="grid-lines" d={cover.grid} />
    <path className="halo" d={dots(cover.marks, 9)} />
    <path className="mark" d={dots(cover.marks, 3)} />
  </svg>
)

/** Draws all circles in one path, instead of two elements per clinic. */
const dots = (marks: AreaCover['marks'], radius: number) =>
  marks
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('')
