import { Global, Module } from '@nestjs/common';
import { Sweeps } from './sweeps';

@Global()
@Module({ providers: [Sweeps], exports: [Sweeps] })
export class SweepsModule {}
