export interface PriceScale {
  minPrice: number
  maxPrice: number
}

interface RangeBarProps {
  scale: PriceScale
  min: number
  max: number
  median?: number | undefined
}

const WIDTH = 200
const HEIGHT = 8
const MIN_WIDTH = 4

export const RangeBar = ({ scale: { minPrice, maxPrice }, min, max, median }: RangeBarProps) => {
  const toX = (amount: number) => Math.round(((amount - minPrice) / Math.max(maxPrice - minPrice, 1)) * WIDTH)
  const width = Math.max(toX(max) - toX(min), MIN_WIDTH)
  return (
    <svg className="range-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <path className="stroke-shore stroke-6" d={`M${Math.min(toX(min), WIDTH - width)} ${HEIGHT / 2}h${width}`} />
      {median !== undefined && <path className="stroke-ink" d={`M${toX(median)} 0V${HEIGHT}`} />}
    </svg>
  )
}
