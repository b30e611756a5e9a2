/** Time left, as a person says it. */

export function remaining(told: number | null | undefined, since: number): number | null {
  return told === null || told === undefined ? null : Math.max(0, told - since / 1000);
}

const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

export function timeText(seconds: number, days: (count: number) => string): string {
  if (seconds >= 2 * DAY) return days(Math.floor(seconds / DAY));
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
