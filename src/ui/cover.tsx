import type { AreaCover } from '../domain/content.ts'

/** A drawn map as the ground of a banner. `marks` are points in its own units. */
export const Cover = ({ cover }: { cover: AreaCover }) => (
  <svg
    className="cover"
    viewBox={`0 0 ${cover.width} ${cover.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    {cover.beyond && <path className="beyond" d={cover.beyond} />}
    {cover.city && <path className="city" d={cover.city} />}
    <path className="halo" d={dots(cover.marks, 11)} />
    <path className="mark" d={dots(cover.marks, 4)} />
  </svg>
)

/** Circles as one path: one element instead of two for each clinic. */
const dots = (marks: AreaCover['marks'], radius: number) =>
  marks.map(([x, y]) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`).join('')
