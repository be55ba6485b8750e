ALTER TABLE `clinics` ADD `station` text;--> statement-breakpoint
ALTER TABLE `clinics` ADD `station_miles` real;