DROP TABLE `zip_places`;--> statement-breakpoint
ALTER TABLE `zip_codes` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `zip_codes` ADD `borough` text DEFAULT 'Manhattan' NOT NULL;