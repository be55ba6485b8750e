import type { CoverMapData } from '../../domain/content.ts'

/** Draws the map behind a page's title. Use it once per page, because its ids must be unique. */
export const CoverMap = ({ cover }: { cover: CoverMapData }) => (
  <svg
    className="cover absolute inset-0 -z-2 size-full forced-colors:hidden print:hidden"
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
    <g className="fill-none stroke-shore">
      <use href="#land" strokeWidth="26" opacity="0.1" />
      <use href="#land" strokeWidth="12" opacity="0.14" />
      <use href="#land" strokeWidth="2.4" />
    </g>
    <use href="#beyond" className="fill-[#122b4f]" />
    <use href="#city" className="fill-[#193a68]" />
    <path className="fill-none stroke-shore opacity-25" d={cover.grid} />
    {cover.bridges && <path className="fill-none stroke-shore" strokeWidth="2.4" d={cover.bridges} />}
    {cover.names?.map(([name, x, y, isBorough]) => (
      <text
        key={name}
        className={`max-md:hidden fill-[#c9d6ea] ${isBorough ? 'text-xl [letter-spacing:0.2em] uppercase' : 'text-sm'}`}
        textAnchor="middle"
        x={x}
        y={y}
      >
        {name}
      </text>
    ))}
    <path className="fill-gold opacity-25" d={createDotsPathData(cover.marks, 9)} />
    <path className="fill-gold" d={createDotsPathData(cover.marks, 3)} />
  </svg>
)

const createDotsPathData = (centers: CoverMapData['marks'], radius: number) =>
  centers
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('')
