// Unpacks the Chromium that the npm package @sparticuz/chromium ships: node unpack.mjs FOLDER
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';

const packed = path.join(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin');
const folder = path.resolve(process.argv[2]);
const part = `${folder}.part-${process.pid}`;

const unpack = (name, target) =>
  pipeline(createReadStream(path.join(packed, `${name}.br`)), createBrotliDecompress(), target);

await mkdir(part, { recursive: true });
await unpack('chromium', createWriteStream(path.join(part, 'chromium')));
await chmod(path.join(part, 'chromium'), 0o755);
await unpack('swiftshader.tar', tar.extract(part));
await unpack('al2023.tar', tar.extract(path.join(part, 'lib')));
await unpack('fonts.tar', tar.extract(path.join(part, 'fonts')));
// The package's own fonts.conf names a folder that does not exist, and then no text is drawn.
await writeFile(
  path.join(part, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir>` +
    `<dir>/usr/share/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>`,
);
// Another process may have been quicker; its folder is as good.
await rename(part, folder).catch(() => rm(part, { recursive: true }));
await access(path.join(folder, 'chromium'));
