import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { newLeaf, place } from './drift.ts'
import './leaves.css'

const HOW_MANY = 48
const colours = ['--pip-leaf-left', '--pip-leaf-right', '--pip-stem', '--coin']

/** Leaves that drift over the screen once. In the body, so that they fall before the card. */
export function Leaves() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => drift(canvas.current), [])
  return createPortal(
    <div className="leaves" aria-hidden="true">
      <canvas ref={canvas} />
    </div>,
    document.body,
  )
}

function drift(canvas: HTMLCanvasElement | null) {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  const { innerWidth: width, innerHeight: height, devicePixelRatio: density } = window
  Object.assign(canvas, { width: width * density, height: height * density })
  const paints = colours.map((name) => readColour(canvas, name))
  const leaves = Array.from({ length: HOW_MANY }, () => newLeaf(Math.random))
  let begun: number | undefined
  let frame = requestAnimationFrame(function step(now) {
    begun ??= now
    pen.setTransform(density, 0, 0, density, 0, 0)
    pen.clearRect(0, 0, width, height)
    const places = leaves.map((leaf) => place(leaf, now - (begun ?? now), width, height))
    for (const [nth, at] of places.entries()) drawLeaf(pen, at, paints[nth % paints.length]!)
    if (places.some(({ y }) => y < height)) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

/** A canvas knows no variables: the browser works the colour out on an element. */
function readColour(canvas: HTMLCanvasElement, name: string) {
  canvas.style.color = `var(${name})`
  return getComputedStyle(canvas).color
}

function drawLeaf(pen: CanvasRenderingContext2D, { x, y, angle, size }: ReturnType<typeof place>, paint: string) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  pen.fillStyle = paint
  pen.beginPath()
  pen.moveTo(0, -size)
  pen.quadraticCurveTo(size * 0.9, 0, 0, size)
  pen.quadraticCurveTo(-size * 0.9, 0, 0, -size)
  pen.fill()
  pen.restore()
}
