import path from 'path';
import sharp from 'sharp';

/** Draws a plate of food in the given colors, and writes it as a JPEG file of 1200 × 800 pixels. */
export async function drawPlate(folder: string, name: string, background: string, food: string): Promise<string> {
  const file = path.join(folder, `${name}.jpg`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="${background}"/>
    <circle cx="600" cy="400" r="300" fill="#ffffff"/>
    <circle cx="600" cy="400" r="220" fill="#f3f1ec"/>
    <circle cx="560" cy="380" r="120" fill="${food}"/>
    <circle cx="690" cy="450" r="70" fill="${food}" opacity="0.7"/>
    <rect x="180" y="150" width="24" height="500" rx="12" fill="#d8d8e6"/>
    <rect x="990" y="150" width="24" height="500" rx="12" fill="#d8d8e6"/>
  </svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toFile(file);
  return file;
}
